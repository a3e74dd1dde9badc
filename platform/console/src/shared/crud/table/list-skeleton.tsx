import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { useText } from '#shared/i18n/text'
import css from './list-skeleton.module.css'
import { texts } from '../text'

const widths = ['55%', '70%', '45%', '60%', '50%', '65%', '40%', '58%']

/** The place of a list's rows while the first answer is on its way. */
export function ListSkeleton({ columns }: { columns: number }) {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <div className={css.rows}>
        {[...widths.keys()].map((row) => (
          <div key={row} className={css.row}>
            {[...Array(columns).keys()].map((column) => (
              <SkeletonBar key={column} width={widths[(row + column * 3) % widths.length]} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
