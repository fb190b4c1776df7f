type Agent = { userAgent: string; userAgentData?: { mobile: boolean } }

/** A phone, not a small window: the console reflows in a narrow window, but its work needs a larger screen. */
export const isPhone = (agent: Agent) =>
  agent.userAgentData?.mobile || /iPhone|iPod|Windows Phone|Android.+Mobile|Mobile.+Firefox/i.test(agent.userAgent)
