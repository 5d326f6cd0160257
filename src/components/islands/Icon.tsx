import { iconHref, type IconName } from '../../styles/icons.ts'

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  )
}
