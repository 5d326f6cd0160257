/**
 * Links to the page in other languages. The page's script remembers the choice for the next visit of "/" and keeps the
 * address's search, whether or not this has come.
 */
import { useRef, useState } from 'react'
import type { Locale } from '../../config/locales.ts'
import type { SwitcherItemView } from '../../views/view.ts'
import { guarded } from '../../components/islands/guarded.tsx'
import { Icon } from '../../components/islands/Icon.tsx'
import { useLive } from '../../components/islands/live.ts'

export interface SwitcherProps {
  id: string
  locale: Locale
  /** Label of the button that opens the list. Without it the list is always open. */
  label?: string
  className?: string
  /** Set on the server. In the browser the links are read from the markup. */
  given: (() => SwitcherItemView[]) | null
}

export const LanguageSwitcher = guarded(Switcher)

function Switcher({ id, locale, label, className, given }: SwitcherProps) {
  const [items] = useState(() => given?.() ?? linksOf(id))
  const list = useRef<HTMLUListElement>(null)
  const live = useLive(list)
  const links = (
    <ul id={id} className={className} ref={list} data-live={live || undefined}>
      {items.map(({ locale: language, name, href, current }) => (
        <li key={language}>
          <a
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={current ? 'true' : undefined}
            data-language={language}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
  if (!label) return links
  return (
    <details className="lang" data-dropdown>
      <summary>
        <span className="vh">{label}</span>
        <span>{locale.toUpperCase()}</span>
        <Icon name="down" />
      </summary>
      {links}
    </details>
  )
}

function linksOf(id: string): SwitcherItemView[] {
  return [...document.getElementById(id)!.querySelectorAll('a')].map((link) => ({
    locale: link.lang as Locale,
    name: link.text,
    href: link.getAttribute('href')!,
    current: link.ariaCurrent === 'true',
  }))
}
