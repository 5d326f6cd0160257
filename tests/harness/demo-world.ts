/** The embedded provider's content, to be read: made once for all files of a process. */
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import type { World } from '../../src/demo/world.ts'

let made: World | undefined

export const theDemoWorld = (): World => (made ??= demoWorld())
