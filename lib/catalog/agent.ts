/** The agent of a listing, as visitors see them. */
export type Agent = {
  name: string;
  photo: string | null;
  /** Names of languages. */
  languages: string[];
  phone: string | null;
  /** Broker registration number. */
  brn: string | null;
};

/** An agent in a feed; the same address makes the same person. */
export type AgentRecord = Agent & { email: string };
