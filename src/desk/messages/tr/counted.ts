export const counted = (count: number, noun: string) => `${count.toLocaleString('tr')} ${noun}`
