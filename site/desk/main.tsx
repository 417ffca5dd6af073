import "../styles/layers.css";
import "../styles/tokens.css";
import "../styles/reset.css";
import "../styles/base.css";
import "./fonts.css";
import { createRoot } from "react-dom/client";
import { Desk } from "./desk.tsx";

const place = document.getElementById("desk");
if (place) createRoot(place).render(<Desk />);
