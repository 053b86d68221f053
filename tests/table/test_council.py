"""What the people at a table decide together: proposals, agreement, silence, following the speaker, bots with reasons, secrets."""

from __future__ import annotations

from muraglia.game import begin
from muraglia.kernel.rng import Rng, rng_from_seed
from muraglia.table import wire
from muraglia.table.entries import Chosen, Voted
from muraglia.table.wire import CouncilView
from tests.games.about import other_worlds
from tests.table.support import SEED, Sitting, replayed, seated
from tests.table.test_secrecy import everything, in_world

TOGETHER = {"mode": "cooperative"}


def now(sitting: Sitting) -> CouncilView:
    council = sitting.table.game_view(-1).council
    assert council is not None
    return council


def council(people: int = 2, players: int = 3, rng: Rng | None = None, **wishes: object) -> Sitting:
    """A table at which a joint question has just been put."""
    sitting = seated("great-wall", players, people=people, options=TOGETHER, **wishes)
    rng = rng or rng_from_seed("council")
    while sitting.table.game_view(-1).council is None:
        sitting.random_choice(rng)
    return sitting


def another(sitting: Sitting, seat: int) -> tuple[int, ...]:
    """An answer that does not stand."""
    question = sitting.table.game_view(seat).question
    assert question is not None
    return (next(option.pick for option in question.options if option.pick != now(sitting).proposal.pick),)


def agree(sitting: Sitting, seat: int) -> list[object]:
    return list(sitting.do(sitting.person(seat), sitting.command((now(sitting).proposal.pick,), seat)))


def test_all_people_are_asked_and_what_they_agree_on_is_the_answer() -> None:
    sitting = council()
    standing, asked, version = now(sitting), sitting.table.to_act(), sitting.table.version
    assert standing.by is None and set(standing.waits_for) == {0, 1} == set(sitting.asked)
    questions = [sitting.table.game_view(seat).question for seat in (0, 1)]
    assert questions[0] is not None and questions[1] is not None
    assert questions[0].options == questions[1].options and [question.seat for question in questions if question] == [0, 1]
    assert sitting.table.game_view(2).question is None, "bots are not asked"
    [voted] = agree(sitting, 1)
    assert isinstance(voted, Voted) and sitting.table.version == version and now(sitting).agreed == (1,)
    answered = sitting.table.game_view(1).question
    assert answered is not None and answered.answered == (standing.proposal.pick,)
    last = agree(sitting, 0)[-1]
    assert isinstance(last, Chosen) and [last.seat] == asked and last.picks == (standing.proposal.pick,)
    assert sitting.table.version == version + 1
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_another_answer_is_a_proposal_to_which_all_have_to_agree() -> None:
    sitting = council()
    agree(sitting, 0)
    other = another(sitting, 1)
    sitting.do("bert", sitting.command(other, 1))
    assert (now(sitting).by, now(sitting).agreed, now(sitting).waits_for) == (1, (1,), (0,))
    last = agree(sitting, 0)[-1]
    assert isinstance(last, Chosen) and last.picks == other


def test_nobody_who_is_not_asked_has_a_say_and_what_the_rules_forbid_cannot_be_proposed() -> None:
    sitting = council()
    sitting.refused("anna", sitting.command(sitting.picks("recover"), 0), "why-other-question")
    sitting.refused("clara", sitting.command((now(sitting).proposal.pick,)), "table-not-seated")
    assert sitting.refused("anna", sitting.command((now(sitting).proposal.pick,), 0, version=0), "table-stale").stale


def test_silence_agrees_after_the_time_the_host_has_set() -> None:
    sitting = council(silence=45)
    begun = now(sitting)
    assert begun.ends is not None and sitting.table.due() == begun.ends and begun.ends == sitting.table.facts.since + 45
    assert sitting.table.time_up(begun.ends - 1) == []
    [given] = sitting.table.time_up(begun.ends)
    sitting.write([given])
    assert isinstance(given, Chosen) and given.picks == (begun.proposal.pick,)
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_a_new_proposal_has_its_own_time_and_who_wants_to_wait_stops_it() -> None:
    sitting = council()
    first = now(sitting).ends
    sitting.do("anna", sitting.command(another(sitting, 0), 0), after=20)
    later = now(sitting).ends
    assert first is not None and later is not None and later > first
    sitting.do("bert", wire.Withdraw())
    assert now(sitting).held == (1,) and now(sitting).ends is None and sitting.table.due() is None
    assert isinstance(agree(sitting, 1)[-1], Chosen)


def test_without_a_time_nobodys_silence_counts_and_in_games_of_days_it_is_half_a_day() -> None:
    assert now(council(silence=0)).ends is None
    slow = council(clock=wire.Clock("move", 86400))
    assert now(slow).ends == slow.table.facts.since + 12 * 3600


def test_one_person_decides_alone_and_waits_for_nothing() -> None:
    """The speaker is a person, also where the rules put the question to a bot."""
    rng = rng_from_seed("alone")
    sitting = council(people=1, rng=rng)
    assert sitting.table.to_act() != [0] and sitting.asked == [0] and now(sitting).speaker == 0
    assert now(sitting).ends is None and sitting.table.bots_to_act() == []
    last = agree(sitting, 0)[-1]
    assert isinstance(last, Chosen) and last.seat != 0


def test_who_follows_the_speaker_agrees_with_them_until_the_season_ends() -> None:
    sitting = council()
    speaker = now(sitting).speaker
    follower = 1 - speaker
    sitting.do(sitting.person(follower), wire.Follow(follow=True))
    assert now(sitting).waits_for == (speaker,) and now(sitting).following == (follower,)
    assert isinstance(agree(sitting, speaker)[-1], Chosen)
    rng = rng_from_seed("season")
    seasons = sitting.told().count("season-begins")
    while sitting.told().count("season-begins") == seasons:
        assert sitting.table.facts.following == [follower]
        sitting.random_choice(rng) if sitting.table.game_view(-1).council is None else agree(sitting, sitting.asked[0])
    assert sitting.table.facts.following == []


def test_a_follower_may_still_propose_and_then_the_speaker_is_asked() -> None:
    sitting = council()
    speaker = now(sitting).speaker
    follower = 1 - speaker
    sitting.do(sitting.person(follower), wire.Follow(follow=True))
    sitting.do(sitting.person(follower), sitting.command(another(sitting, follower), follower))
    assert now(sitting).waits_for == (speaker,)
    agree(sitting, speaker)


def test_when_the_one_who_is_missing_leaves_the_answer_is_given() -> None:
    sitting = council(people=3, players=4)
    agree(sitting, 0)
    agree(sitting, 1)
    sitting.do("clara", wire.Leave())
    due = sitting.table.due()
    assert due is not None and due <= sitting.now
    assert isinstance(sitting.table.time_up(sitting.now)[0], Chosen)


def test_it_can_be_taken_back_and_is_then_asked_of_all_again() -> None:
    sitting = council(players=2)
    [asked] = sitting.table.to_act()
    before = now(sitting)
    for seat in (0, 1):
        agree(sitting, seat)
    entries = sitting.do(sitting.person(asked), wire.Undo(seat=asked))
    if sitting.table.facts.proposals:
        sitting.do(sitting.person(1 - asked), wire.Consent(proposal=sitting.table.facts.proposals[0].id, agree=True))
    assert entries and now(sitting).proposal == before.proposal and now(sitting).agreed == ()
    sitting.refused(sitting.person(asked), wire.Redo(), "table-nothing-to-redo")
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_goods_are_given_by_their_owner_alone() -> None:
    """Only what costs nobody anything is joint: every other question is put to one seat, and silence never answers it."""
    sitting = council()
    rng = rng_from_seed("goods")
    given = 0
    for _ in range(60):
        if given or sitting.status == "over":
            break
        sitting = council(rng=rng)
        while sitting.status == "running" and not given:
            prompts = {seat: sitting.table.game_view(seat).question for seat in sitting.asked}
            if any(question and question.prompt.id in ("ask-give", "ask-pay", "ask-sacrifice") for question in prompts.values()):
                assert sitting.table.game_view(-1).council is None and sitting.table.due() is None
                given += 1
            joint = sitting.table.game_view(-1).council
            agree(sitting, sitting.asked[0]) if joint else sitting.random_choice(rng)
    assert given


def test_bots_agree_or_say_what_they_would_rather_do_with_a_reason() -> None:
    reasons: dict[str, bool] = {}
    rng = rng_from_seed("reasons")
    for _ in range(20):
        sitting = council(rng=rng)
        while sitting.status == "running":
            joint = sitting.table.game_view(-1).council
            if joint is None:
                sitting.random_choice(rng)
                continue
            [opinion] = joint.opinions
            assert opinion.seat == 2 and opinion.agrees == (opinion.answer == joint.proposal)
            reasons[opinion.because.id] = opinion.agrees
            sitting.do(sitting.person(sitting.asked[0]), sitting.command((opinion.answer.pick,), sitting.asked[0]))
        if len(reasons) > 3:
            break
    assert {True, False} <= set(reasons.values()), reasons


def test_a_word_of_a_player_is_told_to_all_and_kept_in_the_log() -> None:
    sitting = council()
    sitting.do("bert", wire.Tell(saying="said-can-pay", args=(3, 1)))
    event = sitting.table.log(0, 0, 10_000)[-1]
    assert event.kind == "said-can-pay" and event.args == {"seat": 1, "count": 3, "resource": 1}
    sitting.refused("bert", wire.Tell(saying="said-can-pay", args=(3, 9)), "table-no-saying")
    sitting.refused("bert", wire.Tell(saying="year-begins", args=(3,)), "table-no-saying")
    for _ in range(4):
        sitting.do("bert", wire.Tell(saying="said-cannot-pay", args=(0,)), after=0.1)
    sitting.refused("bert", wire.Tell(saying="said-cannot-pay", args=(0,)), "table-chat-fast", after=0.1)
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_where_people_play_against_each_other_there_is_no_council() -> None:
    sitting = seated("great-wall", 3, people=2)
    sitting.refused("anna", wire.Follow(follow=True), "table-no-council")
    sitting.refused("anna", wire.Tell(saying="said-can-pay", args=(3, 1)), "table-no-council")
    assert seated("die-mauer").table.game_view(0).council is None


def test_no_proposal_vote_or_opinion_lets_others_notice_what_is_hidden() -> None:
    """Two worlds that differ in what some seats do not know: they get the same bytes at every moment of a council."""
    compared = 0
    for number in range(3):
        sitting = seated("great-wall", 3, people=2, options=TOGETHER)
        game = begin("great-wall", 3, SEED, TOGETHER)
        rng = rng_from_seed(f"council in two worlds {number}")
        while sitting.status == "running" and compared < 40 * (number + 1):
            joint = sitting.table.game_view(-1).council
            if joint is not None:
                if rng.below(2):
                    sitting.do("anna", sitting.command((joint.proposal.pick,), 0), after=0)
                if sitting.table.game_view(-1).council is not None:
                    truth = {seat: everything(sitting, seat) for seat in range(-1, 3)}
                    for world, knowing in other_worlds(game, rng):
                        other = in_world(sitting, world)
                        if 2 in knowing and now(other).opinions != now(sitting).opinions:
                            continue  # the bot has said in public what it can give
                        for seat in set(range(-1, 3)) - knowing:
                            assert everything(other, seat) == truth[seat], f"seat {seat} after {len(sitting.entries)} entries"
                            compared += 1
                    seat = sitting.asked[0]
                    sitting.do(sitting.person(seat), sitting.command((now(sitting).proposal.pick,), seat))
                    if sitting.table.game_view(-1).council is not None:
                        agree(sitting, sitting.asked[0])
                game.play(sitting.table.playing.steps[sitting.table.playing.length - 1][0][1], joint_seat(sitting))
                continue
            seat = sitting.asked[rng.below(len(sitting.asked))]
            answers = sitting.answers(seat)
            answer = answers[rng.below(len(answers))]
            sitting.do(sitting.person(seat), sitting.command(answer, seat))
            game.play(answer, seat)
    assert compared > 30


def joint_seat(sitting: Sitting) -> int:
    """The seat whose answer was given last."""
    [(seat, _)] = sitting.table.playing.steps[sitting.table.playing.length - 1]
    return seat
