import type { MessageKey } from './messages/shape.ts'

/** `t('pages.room.see')`, `t('counts.nights', { count: 3 })`. Values are put in as they are: escape where it is shown. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
