import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { Button } from 'antd'
import { useText } from '#shared/i18n/text'
import frameDocument from './frame.html?url'
import css from './iframe.module.css'
import { texts } from './text'
import { useFrame } from './use-frame'

/**
 * The site in its frame; its skeleton while it loads, and a card in its place where it may not be framed or does not
 * answer.
 */
export function FramedSite({ title, address }: { title: string; address: URL }) {
  const t = useText(texts)
  const { state, attempt, retry, onReady } = useFrame(title, address.href)
  if (state === 'failed') {
    return (
      <div className={css.rejected}>
        <ErrorState
          title={t('failed', { host: address.host })}
          hint={t('failedHint')}
          action={
            <div className={css.actions}>
              <Button onClick={retry}>{t('retry')}</Button>
              <Button type="primary" href={address.href} target="_blank" rel="noreferrer">
                {t('open')}
              </Button>
            </div>
          }
        />
      </div>
    )
  }
  return (
    <div className={css.place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        key={attempt}
        className={css.frame}
        title={title}
        // A document of ours without scripts, whose policy allows the site. Its own frame has the sandbox: a sandbox that allows
        // scripts and the same origin makes Chromium warn where a document of ours is loaded into it, and an empty one is not.
        src={frameDocument}
        onLoad={onReady}
      />
      {state === 'loading' && <FrameSkeleton label={t('loading')} />}
    </div>
  )
}

function FrameSkeleton({ label }: { label: string }) {
  return (
    <div className={css.waiting}>
      <Skeleton label={label}>
        <div className={css.lines}>
          <SkeletonBar width="32%" height={24} />
          <SkeletonBar />
          <SkeletonBar width="92%" />
          <SkeletonBar width="64%" />
          <SkeletonBar height={160} />
          <SkeletonBar width="88%" />
          <SkeletonBar width="70%" />
        </div>
      </Skeleton>
    </div>
  )
}
