import { createContext, useContext, useId, type ReactNode } from 'react'
import { Icon } from 'atrium/ui'
import css from './cell.module.css'
import { isWebAddress } from './web-address'

interface CellGroupProps {
  title?: string
  /** A sentence below the rows. */
  note?: ReactNode
  /** The sentence of a row whose address is none; `Cell` explains it. */
  badAddress?: string
  children: ReactNode
}

/** Of the specification, section 5. */
const BadAddress = createContext('URL must be a legal address starting with http or https')

/**
 * Rows that belong together, as on the settings of a phone: a card with hairlines between its rows, a title above and a note below.
 * @example
 * <CellGroup title={t('network')}>
 *   <Cell icon="lucide:wifi" title="Wi-Fi" value="Arcade" onPress={open} />
 *   <SwitchCell icon="lucide:plane" title={t('flightMode')} checked={isOn} onChange={setOn} />
 *   <Cell title={t('help')} href="https://example.com/help" />
 * </CellGroup>
 */
export function CellGroup({ title, note, badAddress, children }: CellGroupProps) {
  const id = useId()
  const inherited = useContext(BadAddress)
  return (
    <BadAddress value={badAddress ?? inherited}>
      <section className={css.group} aria-labelledby={title && id}>
        {title && <h3 id={id}>{title}</h3>}
        <ul className="bare-list">{children}</ul>
        {note && <p>{note}</p>}
      </section>
    </BadAddress>
  )
}

interface CellProps {
  /** The name of the row. */
  title: ReactNode
  /** A second line below the title. */
  note?: ReactNode
  /** At the right, in a quiet colour; a control too. */
  value?: ReactNode
  /** With its prefix, such as `lucide:wifi`. */
  icon?: string
  /** The colour of the tile behind the icon: the name of a variable of the tokens, such as `ok`. */
  tone?: 'primary' | 'ok' | 'warn' | 'bad' | 'info' | 'off'
  /** Makes the row a button. */
  onPress?: () => void
  /** Makes the row a link, which opens in a new tab. Anything but an http or https address says so in the row, and is no link. */
  href?: string
  /** It cannot be pressed, and its colours are quiet. */
  disabled?: boolean
  /** Takes something away: drawn in red. */
  isDanger?: boolean
}

/**
 * One row: icon, title with a note, value. With `onPress` it is a button, with `href` a link, both over the whole row; else it is text.
 * Keys are those of the browser: Tab, Enter, Space.
 */
export function Cell({ onPress, href, disabled, isDanger, ...rest }: CellProps) {
  const badAddress = useContext(BadAddress)
  const look = isDanger ? `${css.cell} ${css.danger}` : css.cell
  if (href !== undefined && !isWebAddress(href))
    return (
      <li className={look}>
        <Row {...rest} note={<span className={css.bad}>{badAddress}</span>} />
      </li>
    )
  if (href !== undefined && !disabled)
    return (
      <li>
        <a className={look} href={href} target="_blank" rel="noreferrer">
          <Row {...rest} end="lucide:external-link" />
        </a>
      </li>
    )
  if (onPress)
    return (
      <li>
        <button type="button" className={look} disabled={disabled} onClick={onPress}>
          <Row {...rest} end={isDanger ? undefined : 'lucide:chevron-right'} />
        </button>
      </li>
    )
  return (
    <li className={look} data-disabled={disabled}>
      <Row {...rest} />
    </li>
  )
}

interface SwitchCellProps extends Pick<CellProps, 'title' | 'note' | 'icon' | 'tone' | 'disabled'> {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A row that is on or off; the whole of it is the switch. */
export function SwitchCell({ checked, onChange, disabled, ...rest }: SwitchCellProps) {
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        className={css.cell}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <Row {...rest} value={<span className={css.switch} data-on={checked} />} />
      </button>
    </li>
  )
}

interface RowProps extends Pick<CellProps, 'title' | 'note' | 'value' | 'icon' | 'tone'> {
  end?: string
}

function Row({ title, note, value, icon, tone = 'primary', end }: RowProps) {
  return (
    <>
      {icon && (
        <span className={css.icon} style={{ color: `var(--${tone})`, background: `var(--${tone}-soft)` }}>
          <Icon name={icon} />
        </span>
      )}
      <span className={css.about}>
        <span>{title}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
      {value !== undefined && <span className={css.value}>{value}</span>}
      {end && <Icon name={end} className={css.end} />}
    </>
  )
}
