/** Texts by message key, written into the form by its component in the page's language. */
export type Texts = Record<string, string>

export const textsOf = (form: HTMLFormElement) => JSON.parse(form.dataset.texts!) as Texts
