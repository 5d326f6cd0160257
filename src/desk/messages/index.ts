import { en } from './en/index.ts'
import type { DeskMessages } from './shape.ts'
import { tr } from './tr/index.ts'

export const deskMessages = { tr, en } as const satisfies Record<string, DeskMessages>
