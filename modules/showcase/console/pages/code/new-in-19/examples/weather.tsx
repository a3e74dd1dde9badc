import { Segmented } from 'antd'
import { Suspense, use, useState, useTransition } from 'react'
import { useText } from 'atrium/console/text'
import { Fallback } from '../fallback'
import css from '../page.module.css'
import { readWeather } from '../server'
import { texts } from '../text'

const cities = ['hangzhou', 'bristol', 'nowhere'] as const

export default function Weather() {
  const t = useText(texts)
  const [city, setCity] = useState<(typeof cities)[number]>('hangzhou')
  const [weather, setWeather] = useState(() => readWeather('hangzhou'))
  const [isPending, start] = useTransition()
  const go = (next: typeof city) => {
    setCity(next)
    start(() => setWeather(readWeather(next)))
  }
  return (
    <div className={css.card}>
      <Segmented
        block
        aria-label={t('city')}
        options={cities.map((value) => ({ value, label: t(value) }))}
        value={city}
        onChange={go}
      />
      <div className={css.weather} aria-busy={isPending}>
        <Fallback key={city} text={t('failed')} retry={t('retry')} onRetry={() => go(city)}>
          <Suspense fallback={<p>{t('loading')}</p>}>
            <Degrees weather={weather} />
          </Suspense>
        </Fallback>
      </div>
    </div>
  )
}

function Degrees({ weather }: { weather: ReturnType<typeof readWeather> }) {
  const t = useText(texts)
  return <b>{t('degrees', { ...use(weather) })}</b>
}
