/**
 * The part of react-router-dom that Petwise uses. The host shares this instead
 * of the whole package, which cannot be tree-shaken once it is shared; the
 * bundles' tsconfig maps the package to this file, so that a name missing here
 * is a type error and not a failure in the browser. It imports from
 * `react-router` because the facade of a shared key must not import that key.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
