/** Frequencies in hertz. */
const NOTES = [880, 1318.5]
const NOTE_S = 0.18

/** A short sound. Browsers allow none before the page is clicked or typed into. */
export async function playChime(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return
  const context = new AudioContext()
  await context.resume()
  let last: OscillatorNode | undefined
  for (const [index, frequency] of NOTES.entries()) {
    const from = context.currentTime + index * NOTE_S
    const note = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0.2, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * NOTE_S)
    note.connect(volume).connect(context.destination)
    note.start(from)
    note.stop(from + 2 * NOTE_S)
    last = note
  }
  last?.addEventListener('ended', () => void context.close())
}
