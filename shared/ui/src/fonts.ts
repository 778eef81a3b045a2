/** Loads the typeface. Imported once, by the shell (or a bundle's standalone page). */
import './theme/fonts.css';
