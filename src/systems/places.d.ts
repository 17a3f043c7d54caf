/** Made by build/rule-places.mjs of the file named. */
declare module '*?places' {
  /** One line an auction: how many rules in the system's order, and the calls before them. */
  const places: string
  export default places
}
