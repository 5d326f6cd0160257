import { environment, secured } from '../context.ts'
import { rebuildResponse } from '../../edge/rebuild.ts'

export default async function rebuild(request: Request): Promise<Response> {
  const [secret, buildHook] = [environment('REBUILD_WEBHOOK_SECRET'), environment('NETLIFY_BUILD_HOOK')]
  return secured(await rebuildResponse(request, { secret, buildHook }))
}

export const config = { path: '/hooks/rebuild' }
