/** Scripts of other companies on the page: they can read its address at any time. */
let areHere = false
export const noteThirdParty = () => (areHere = true)
export const thirdPartiesAreHere = () => areHere
