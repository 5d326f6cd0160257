/** Loads late scripts, and reloads a page whose release is gone: its files have new names. */
import { keep, kept } from './session.ts'

const GUARD = 'chunk-reload'
const GUARD_MS = 60_000

/** The imported module. If the import fails, reloads the page and rejects. */
export async function load<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await importer()
  } catch (error) {
    reloadOnce()
    throw error
  }
}

/** At most once in 60 s. Offline a reload would lose the page, and while the guest fills in a form it would lose the input. */
export function reloadOnce(): void {
  if (navigator.onLine && !isInUse() && claimReload()) location.reload()
}

/** Whether a field has the focus or was changed: every form works without the missing script. Controls without a name belong to widgets, which set them by script. */
function isInUse(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(':is(input, textarea, select)[name]'),
  ]
  return fields.some(
    (field) =>
      field === document.activeElement ||
      isChanged(field) ||
      // Rejected input counts, too.
      field.form?.querySelector('.alert'),
  )
}

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if ('options' in field) return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}

/** False without storage: nothing would end the reloads. */
function claimReload(): boolean {
  const last = Number(kept(GUARD) ?? -GUARD_MS)
  const now = Date.now()
  return now - last >= GUARD_MS && keep(GUARD, String(now))
}
