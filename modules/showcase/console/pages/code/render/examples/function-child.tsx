import { Button, Progress } from 'antd'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { Stopwatch } from '../stopwatch'
import { texts } from '../text'

const steep = 20

export default function FunctionChild() {
  const t = useText(texts)
  return (
    <>
      <section className={css.card} aria-label={t('digital')}>
        <Stopwatch>
          {({ seconds, isRunning, toggle, reset }) => (
            <>
              <output className={css.digits}>{seconds.toFixed(1)}</output>
              <div className={css.row}>
                <Button onClick={toggle}>{t(isRunning ? 'stop' : 'start')}</Button>
                <Button onClick={reset}>{t('reset')}</Button>
              </div>
            </>
          )}
        </Stopwatch>
      </section>
      <section className={css.card} aria-label={t('tea')}>
        <Stopwatch>
          {({ seconds, isRunning, toggle }) => {
            const left = Math.max(0, Math.ceil(steep - seconds))
            return (
              <>
                <Progress
                  type="circle"
                  size={88}
                  aria-label={t('tea')}
                  percent={Math.min(100, (seconds / steep) * 100)}
                  format={() => left}
                />
                <span role="status">{left === 0 ? t('ready') : t('steep', { seconds: left })}</span>
                <Button onClick={toggle}>{t(isRunning ? 'stop' : 'start')}</Button>
              </>
            )
          }}
        </Stopwatch>
      </section>
    </>
  )
}
