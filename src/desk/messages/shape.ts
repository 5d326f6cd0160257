/** The texts that every language of the desk must have. Turkish is the reference. */
import type { tr } from './tr/index.ts'

export type DeskMessages = typeof tr
