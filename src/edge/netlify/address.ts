import { fileNameRedirect } from '../file-name.ts'
import { secured } from '../netlify-context.ts'
import { slashRedirect } from '../trailing-slash.ts'

export default function address(request: Request): Response | undefined {
  const redirect = slashRedirect(request) ?? fileNameRedirect(request)
  return redirect && secured(redirect)
}

// Edge functions fetch files below /data by name.
export const config = { pattern: ['^/.+/$', '^/.+\\.html$'], excludedPattern: ['^/data/.*'] }
