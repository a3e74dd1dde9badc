import { useState, type ComponentProps } from 'react'
import { PuzzleVerify } from 'atrium/ui'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from '../verify.module.css'
import { drawnPuzzle } from './drawn-puzzle'
import { usePuzzleLabels } from './labels'

/** Draws the puzzle again when another one is asked for, also where an error shows. */
function OnCard({ puzzle: first, error: firstError, ...props }: ComponentProps<typeof PuzzleVerify>) {
  const [puzzle, setPuzzle] = useState(first)
  const error = puzzle === first ? firstError : undefined
  return (
    <div className={css.card}>
      <PuzzleVerify
        {...props}
        puzzle={error ? undefined : puzzle}
        error={error}
        onRefresh={() => setPuzzle({ ...drawnPuzzle })}
      />
    </div>
  )
}

export const part = namedPart('PuzzleVerify', OnCard, {
  from: 'atrium/ui',
  properties: () => import('atrium/ui/input/verify/puzzle-verify?properties'),
  chinese: {
    labels: '图片、滑块条及其各个状态的文字。',
    puzzle: '两张图片及其尺寸；加载时没有值。换一幅拼图时，拼图块回到起点。',
    error: '图片不能加载时，代替图片显示的文字。',
    onVerify: '以拼图块的位置（图片的像素）和走过的轨迹调用。',
    onRefresh: '点击图片上的按钮，要求换一幅拼图时调用。',
    disabled: '拼图块不能移动。',
  },
  useStart: () => ({
    labels: usePuzzleLabels(),
    puzzle: drawnPuzzle,
    onVerify: async ({ position }) => ({ passed: Math.abs(position - 150) <= 5 }),
    onRefresh: () => undefined,
  }),
})
