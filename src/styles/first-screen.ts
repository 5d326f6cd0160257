/** Inlined styles of the first screen, by the part that renders its heading. Made at compile time by `src/render/first-screen.ts`. */
import type { HeadingPart } from '../views/heading.ts'
import body from './site.css?first-screen=body&inline'
import event from './site.css?first-screen=event&inline'
import head from './site.css?first-screen=head&inline'
import hero from './site.css?first-screen=hero&inline'
import landing from './site.css?first-screen=landing&inline'

export const firstScreenStyles: Record<HeadingPart, string> = { body, event, head, hero, landing }
