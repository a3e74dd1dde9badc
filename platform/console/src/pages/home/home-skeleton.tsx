import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { Card } from 'atrium/ui/layout/card'
import { useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

export function HomeSkeleton() {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <div className={css.waiting}>
        <div className={css.figures}>
          {[0, 1, 2, 3].map((card) => (
            <Card key={card} isCompact>
              <SkeletonBar width="40%" />
              <br />
              <SkeletonBar width="55%" height={28} />
              <br />
              <SkeletonBar width="35%" height={10} />
            </Card>
          ))}
        </div>
        <div className={css.wide}>
          {[0, 1].map((card) => (
            <Card key={card} className={css.chart}>
              <SkeletonBar width={90} height={16} />
              <br />
              <SkeletonBar height={200} />
            </Card>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
