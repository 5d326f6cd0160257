/**
 * Forms that ask for a page of the site: its search, and those whose page is drawn for their query; `data-queried` names the feature. One file, since the
 * page's script names each file that it loads.
 */
interface QueryForm {
  mount(form: HTMLFormElement): void
}

const FORMS = import.meta.glob<QueryForm>('../../*/browser/query-form.ts', { eager: true })

export function mount(element: HTMLElement): void {
  const { queried = 'search' } = element.dataset
  FORMS[`../../${queried}/browser/query-form.ts`]!.mount(element as HTMLFormElement)
}
