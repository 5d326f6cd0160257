import { translator } from '../../../src/i18n/index.ts'

const t = translator('en')

/** What a fault says, in English. */
export const said = (key: Parameters<typeof t>[0] | undefined) => key && t(key)
