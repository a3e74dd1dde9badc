import { RollingNumber } from '#modules/showcase/parts/motion/rolling-number'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

type Team = 'home' | 'guest'
const atFirst = { home: 87, guest: 89 }

export default function Scoreboard() {
  const t = useText(texts)
  const [shots, setShots] = useState<{ team: Team; points: number }[]>([])
  const scoreOf = (team: Team) =>
    shots.filter((shot) => shot.team === team).reduce((sum, { points }) => sum + points, atFirst[team])
  return (
    <div className={css.board}>
      <p className={css.quarter}>{t('quarter')} · 02:14</p>
      <div className={css.teams}>
        {(['home', 'guest'] as const).map((team) => (
          <div key={team} className={css.team}>
            <b>{t(team)}</b>
            <RollingNumber value={scoreOf(team)} digits={3} className={css.score} />
            <div className={css.points}>
              {[1, 2, 3].map((points) => (
                <Button
                  key={points}
                  aria-label={t('points', { team: t(team), points })}
                  onClick={() => setShots([...shots, { team, points }])}
                >
                  +{points}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </div>
      <Button
        icon={<Icon name="lucide:undo-2" />}
        disabled={shots.length === 0}
        onClick={() => setShots(shots.slice(0, -1))}
      >
        {t('takeBack')}
      </Button>
      <p className="visually-hidden" role="status">
        {shots.length > 0 && t('score', { home: scoreOf('home'), guest: scoreOf('guest') })}
      </p>
    </div>
  )
}
