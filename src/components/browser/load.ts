/**
 * Loads late scripts: asks twice, since a connection may have been lost for a moment, and then reloads a page whose
 * release may be gone, so that its files have new names.
 */
import { keep, kept } from './session.ts'

const GUARD = 'chunk-reload'
const GUARD_MS = 60_000

/** The imported module. If it does not come, tries once more, then reloads the page and rejects. */
export async function load<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await twice(importer)
  } catch (error) {
    reloadOnce()
    throw error
  }
}

/** Browsers ask again for a module that did not come. */
export const twice = <Module>(importer: () => Promise<Module>): Promise<Module> => importer().catch(importer)

let used = false

/** The guest has typed or chosen something that a reload would lose. */
export function noteUse(): void {
  used = true
}

/** At most once in 60 s. Offline a reload would lose the page, and while the guest fills in a form it would lose the input. */
export function reloadOnce(): void {
  if (navigator.onLine && !isInUse() && claimReload()) location.reload()
}

/** Whether something was typed, now or before the browser restored the page. Controls without a name belong to widgets, which set them by script. */
function isInUse(): boolean {
  if (used) return true
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(':is(input, textarea, select)[name]'),
  ]
  return fields.some(
    (field) =>
      isChanged(field) ||
      // Rejected input counts, too.
      field.form?.querySelector('.alert'),
  )
}

/** Whether the guest changed it since the page was loaded or answered. */
export function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if ('options' in field) {
    const options = [...field.options]
    // The browser selects the first where the page selects none.
    return field.selectedOptions[0] !== (options.find((option) => option.defaultSelected) ?? options[0])
  }
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}

/** False without storage: nothing would end the reloads. */
function claimReload(): boolean {
  const last = Number(kept(GUARD) ?? -GUARD_MS)
  const now = Date.now()
  return now - last >= GUARD_MS && keep(GUARD, String(now))
}
