import { icons, type IconName } from '../../components/icons.ts'

const own = { minus: 'M5 12h14', plus: 'M12 5v14M5 12h14', left: 'M20 12H5M11 6l-6 6 6 6' } as const

export function Icon({ name }: { name: IconName | keyof typeof own }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={{ ...icons, ...own }[name]} />
    </svg>
  )
}
