/** Small sounds made on the spot: wood, paper, a seal, a bell. Nothing is loaded. */
export type Sound = "wood" | "paper" | "seal" | "fist" | "tick" | "bell" | "chat" | "end";
