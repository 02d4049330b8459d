/** Spring Web Services: its client template above a message sender of ours. */
package org.xmlbench.soap.springws;
