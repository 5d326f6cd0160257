import { secured } from '../netlify-context.ts'
import { slashRedirect } from '../trailing-slash.ts'

export default function trailingSlash(request: Request): Response | undefined {
  const redirect = slashRedirect(request)
  return redirect && secured(redirect)
}

export const config = { pattern: '^/.+/$' }
