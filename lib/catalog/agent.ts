/** The agent of a property, as shown to visitors. */
export type Agent = {
  name: string;
  photo: string | null;
  /** Names of languages. */
  languages: string[];
  phone: string | null;
  /** Broker registration number. */
  brn: string | null;
};

/** An agent in a feed, identified by email address. */
export type AgentRecord = Agent & { email: string };
