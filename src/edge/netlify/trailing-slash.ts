import { slashRedirect } from '../trailing-slash.ts'

export default slashRedirect

export const config = { pattern: '^/.+/$' }
