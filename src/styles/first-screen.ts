/** The styles that stand in the page itself: those of its first screen. Made at compile time, see `src/render/first-screen.ts`. */
import head from './site.css?first-screen=head&inline'
import hero from './site.css?first-screen=hero&inline'

export const firstScreenStyles = { head, hero }
