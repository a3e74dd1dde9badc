import { Skeleton, SkeletonBar } from '@atrium/ui/feedback/skeleton'
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
            <div key={card} className={css.figure}>
              <SkeletonBar width="40%" />
              <br />
              <SkeletonBar width="55%" height={28} />
              <br />
              <SkeletonBar width="35%" height={10} />
            </div>
          ))}
        </div>
        <div className={css.wide}>
          {[0, 1].map((card) => (
            <div key={card} className={css.panel}>
              <SkeletonBar width={90} height={16} />
              <br />
              <SkeletonBar height={200} />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
