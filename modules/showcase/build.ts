import type { ModuleBuild } from 'atrium/build'
import { exampleSources } from './build/example-sources'
import { partProperties } from './build/part-properties'

export const build: ModuleBuild = {
  plugins: [exampleSources(), partProperties()],
  prepared: [
    // Sources of examples.
    '@lezer/css',
    '@lezer/markdown',
    // Charts.
    'echarts/core',
    'echarts/charts',
    'echarts/components',
    'echarts/renderers',
    // Sound, films and animations.
    'artplayer',
    'lrc-kit',
    'lottie-web/build/player/lottie_light',
    'countup.js',
    // Input and layout.
    '@viselect/react',
    'emoji-picker-react',
    'emoji-picker-react/data/emojis-zh',
    'emoji-picker-react/data/emojis-en',
    'react-resizable-panels',
  ],
}
