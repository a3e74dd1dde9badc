/** Six tones each: upper and lower sky, far, middle, near, light. */
export const palettes = {
  violet: ['#cfc8ff', '#f6f4ff', '#b3aaff', '#7a6cf5', '#3a2ab8', '#ffffff'],
  dawn: ['#f9c8d4', '#fff0dc', '#c9b1e6', '#8b78d6', '#3f2f96', '#fff8e8'],
  night: ['#120e33', '#4a3d9c', '#5a4fb0', '#332a78', '#16113f', '#ffe6a3'],
  sea: ['#a9dde6', '#f1fbf7', '#7cc4cc', '#3b8ea5', '#164863', '#fff6d8'],
  sand: ['#ffd997', '#fff7e6', '#eabf7d', '#c98a4b', '#7a4a2b', '#fffaf0'],
  forest: ['#c3e8cd', '#f8fcf0', '#93c9a3', '#4d9277', '#1d5049', '#fffbe0'],
  dusk: ['#5b3f8f', '#f6ab8d', '#a5659b', '#653f86', '#2a1a4a', '#ffe1b3'],
  snow: ['#cfe0f4', '#fbfdff', '#b6c9e3', '#7f9cc4', '#3b567f', '#ffffff'],
  rose: ['#ffc6d2', '#fff6f0', '#f0a3b5', '#c8627f', '#6d2746', '#fffaf0'],
}
