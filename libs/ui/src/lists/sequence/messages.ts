export const messages = {
  moveKeys: 'Arraste, ou use Alt com as setas, para mudar a ordem.',
  drag: (name: string) => `Arrastar ${name}`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Descer ${name}`,
} as const
