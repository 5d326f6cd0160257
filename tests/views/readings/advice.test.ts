import { expect, test } from 'vitest'
import { advisedFrom } from '../../../src/views/readings/advice.ts'

test.each([
  ['The stair is steep, so we advise against it for children under six. The terrace is private.', 6],
  ['Not recommended for children under 6.', 6],
  ['This room is not suitable for children younger than 8 years.', 8],
  ['We do not recommend it to families with kids below the age of 4.', 4],
  ["It isn't suitable for children aged 5 and under.", 6],
  ['Unsuitable for children up to 3 years.', 4],
  ['Merdiven dik olduğundan altı yaşından küçük çocuklara önerilmez. Teras özeldir.', 6],
  ['6 yaş altı çocuklar için tavsiye edilmez.', 6],
  ['12 yaşından küçük çocuklar için uygun değildir.', 12],
  ['On iki yaş altındaki çocuklu ailelere önermiyoruz.', 12],
  ['5 yaş ve altı çocuklara uygun olmayabilir.', 6],
  ['Die Treppe ist steil, für Kinder unter sechs Jahren raten wir ab.', 6],
  ['Nicht für Kinder unter 6 Jahren geeignet.', 6],
  ['Für Kinder unter 4 Jahren nicht empfohlen.', 4],
  ['Wir raten Familien mit Kindern unter acht Jahren ab.', 8],
  ['Лестница крутая, поэтому детям до шести лет номер не рекомендуем.', 6],
  ['Не рекомендуется для детей младше 6 лет.', 6],
  ['Номер не подходит детям до 12 лет.', 12],
  ['Recommended for families with children under 6.', undefined],
  ['Children under six stay free.', undefined],
  ['The private pool is not suitable for children under 6.', undefined],
  ['We do not recommend it with a baby.', undefined],
  ['Not recommended for children under 6 months.', undefined],
  ['Not recommended for guests under 120 cm.', undefined],
  ['We do not recommend more than 2 children.', undefined],
  ['Not suitable for more than 4 people.', undefined],
  ['Nicht empfohlen ab 6 Jahren.', undefined],
  ['Altı kişilik masa vardır; evcil hayvan için uygun değildir.', undefined],
  ['The table seats six and we advise against the stairs in the dark.', undefined],
] as const)('R5.36 %s: %s', (text, age) => {
  expect(advisedFrom(text)).toBe(age)
})
