/** Every element of the page that matches, as it is now. */
export const queryAll = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
