import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { PuzzleVerify } from 'atrium/ui'
import { drawnPuzzle } from '../drawn-puzzle'
import { usePuzzleLabels } from '../labels'
import css from '../../verify.module.css'
import { texts } from '../text'

const states = ['ready', 'loading', 'tooMany'] as const

export default function States() {
  const t = useText(texts)
  const [state, setState] = useState<(typeof states)[number]>('ready')
  const [puzzle, setPuzzle] = useState(drawnPuzzle)
  return (
    <div className={css.card}>
      <Segmented
        block
        aria-label={t('state')}
        options={states.map((value) => ({ value, label: t(value) }))}
        value={state}
        onChange={setState}
      />
      <PuzzleVerify
        labels={usePuzzleLabels()}
        puzzle={state === 'ready' ? puzzle : undefined}
        error={state === 'tooMany' ? t('tooManyHint') : undefined}
        onVerify={async ({ position }) => ({ passed: Math.abs(position - 150) <= 5 })}
        onRefresh={() => {
          setState('ready')
          setPuzzle({ ...drawnPuzzle })
        }}
      />
    </div>
  )
}
