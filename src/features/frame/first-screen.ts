/** Inlined styles of the first screen, by the part that renders its heading. Made at compile time by `src/engine/render/first-screen.ts`. */
import type { HeadingPart } from '../../views/heading.ts'
import body from '../../styles/site.css?first-screen=body&inline'
import event from '../../styles/site.css?first-screen=event&inline'
import head from '../../styles/site.css?first-screen=head&inline'
import hero from '../../styles/site.css?first-screen=hero&inline'
import landing from '../../styles/site.css?first-screen=landing&inline'

export const firstScreenStyles: Record<HeadingPart, string> = { body, event, head, hero, landing }
