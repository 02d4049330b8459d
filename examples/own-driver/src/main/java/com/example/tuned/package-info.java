/** A parser as a team sets it up, to be compared with the others. */
package com.example.tuned;
