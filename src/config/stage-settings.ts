/** What the environment says of the stage. */
import { EnvironmentError, oneOf } from './setting.ts'
import type { Stage } from './stage.ts'

export interface StageSettings {
  /** `STAGE=staging`: a site that is tried, which search engines, shared caches and other companies are kept away from. */
  stage?: Stage
  /** What visitors of a staging site are asked for by HTTP Basic (`STAGE_PASSWORD`). */
  stagePassword?: string
  /** `STAGE_THIRD_PARTIES=on`: chat, tag manager and map are on in a staging site, too. */
  stageThirdParties?: true
  /** Names of variables that are set and that a staging site does without: those that a production site has, and those of other companies. */
  switchedOff?: { outward: readonly string[]; thirdParties: readonly string[] }
}

type Variables = Record<string, string | undefined>

/** Variables that a staging site does without: search engines and shared caches are told nothing, other companies are not asked. */
const OUTWARD = /^(?:INDEXNOW|PURGE)(?:_|$)/
const THIRD_PARTIES: readonly string[] = ['CHAT_HOST', 'CHAT_SCRIPT', 'CHAT_SELECTOR', 'TAG_MANAGER_HOST', 'MAP_HOST']

/** `env`: the variables without those that a staging site does without. */
export function staged(env: Variables): StageSettings & { env: Variables } {
  const { STAGE_PASSWORD } = env
  if (oneOf('STAGE', env.STAGE, ['production', 'staging']) === 'production') {
    // Whoever set it takes the site for a closed one.
    if (STAGE_PASSWORD)
      throw new EnvironmentError('STAGE_PASSWORD needs STAGE=staging: a production site asks for none')
    return { env }
  }
  const isAsked = oneOf('STAGE_THIRD_PARTIES', env.STAGE_THIRD_PARTIES, ['off', 'on']) === 'on'
  const names = Object.keys(env).filter((name) => env[name])
  const outward = names.filter((name) => OUTWARD.test(name)).sort()
  const thirdParties = isAsked ? [] : names.filter((name) => THIRD_PARTIES.includes(name)).sort()
  const off = [...outward, ...thirdParties]
  return {
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !off.includes(name))),
    stage: 'staging',
    ...(STAGE_PASSWORD && { stagePassword: stagePassword(STAGE_PASSWORD) }),
    ...(isAsked && { stageThirdParties: true }),
    ...(off.length > 0 && { switchedOff: { outward, thirdParties } }),
  }
}

/** What web servers compare passwords with takes no more. */
const MOST_PASSWORD = 72

function stagePassword(value: string): string {
  if (new TextEncoder().encode(value).length > MOST_PASSWORD || /\p{Cc}/u.test(value)) {
    throw new EnvironmentError(`STAGE_PASSWORD must be up to ${MOST_PASSWORD} bytes without control characters`)
  }
  return value
}
