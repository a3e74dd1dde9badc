import { preparing } from 'atrium/ui/button'
import { useText } from '../i18n/text'
import css from './details-link.module.css'
import { texts } from './text'

interface DetailsLinkProps {
  /** Name of the record. */
  name: string
  /** Opens its details; undefined where the reader may not read them. */
  open: (() => void) | undefined
  /** Loads in advance what shows them. */
  prepare?: () => void
}

/**
 * The name of a record in a list, which opens its details.
 * @example
 * <DetailsLink name={item.name} open={open && (() => open(item.itemId))} prepare={ItemDetails.prepare} />
 */
export function DetailsLink({ name, open, prepare }: DetailsLinkProps) {
  const t = useText(texts)
  if (!open) return <b className={css.name}>{name}</b>
  return (
    <button
      type="button"
      className={css.name}
      title={t('openDetails', { name })}
      onClick={open}
      {...preparing(prepare)}
    >
      {name}
    </button>
  )
}
