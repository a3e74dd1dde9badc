import { IconButton } from 'atrium/ui/button'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import css from './neighbour-buttons.module.css'
import type { Neighbour, Neighbours } from './use-neighbours'

interface NeighbourButtonsProps {
  of: Neighbours | undefined
  go: (record: Neighbour) => void
}

/** The way to the records beside this one in the list that it was opened from; nothing where there is no such list. */
export function NeighbourButtons({ of, go }: NeighbourButtonsProps) {
  const t = useText(texts)
  if (!of || of.total < 2) return null
  const { previous, next, place, total } = of
  return (
    <span className={css.buttons}>
      <IconButton
        icon="lucide:chevron-left"
        label={t('previous')}
        disabled={!previous}
        onClick={() => previous && go(previous)}
      />
      <span className={css.place}>{t('place', { place, total })}</span>
      <IconButton icon="lucide:chevron-right" label={t('next')} disabled={!next} onClick={() => next && go(next)} />
    </span>
  )
}
