/** Made by build/rule-places.mjs of the file named. */
declare module '*?places' {
  /** One line an auction: its calls, then the labels of the rules that speak there, parted by bars. */
  const places: string
  export default places
}
