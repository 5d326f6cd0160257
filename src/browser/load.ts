/** Loads scripts that are asked for late, and helps a page whose release is gone: its files have other names now. */
const GUARD = 'chunk-reload'
const GUARD_MS = 60_000

/** What `importer` imports. Where that fails the page is loaded again and the failure is handed on. */
export async function load<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await importer()
  } catch (error) {
    reloadOnce()
    throw error
  }
}

/** Once in 60 s. Without a connection a reload would take away the page that is still there. */
export function reloadOnce(): void {
  if (navigator.onLine && claimReload()) location.reload()
}

/** Without a memory of the last time nothing would end the reloads: then there is none. */
function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(GUARD) ?? -GUARD_MS)
    const now = Date.now()
    if (now - last < GUARD_MS) return false
    sessionStorage.setItem(GUARD, String(now))
    return true
  } catch {
    return false
  }
}
