/** Another team's code around a parser, as a build of theirs would gate it. */
package com.example.orders;
