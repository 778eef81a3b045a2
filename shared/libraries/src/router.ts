/**
 * The part of react-router-dom that the page holds and every bundle uses: the
 * whole, handed out, could not be shaken. A bundle imports the library by its
 * own name; its build refuses a name that is missing here.
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
} from 'react-router-dom';
